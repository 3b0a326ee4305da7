-- What there is to know of a file that was read.
ALTER TABLE "import_file" ADD COLUMN "note" TEXT;
