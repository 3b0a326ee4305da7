-- Two files of an import may have one name, so a rejected row names its file by its key.
ALTER TABLE "rejected_row" ADD COLUMN "file_id" INTEGER;
ALTER TABLE "rejected_row" ADD CONSTRAINT "rejected_row_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "import_file"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "rejected_row_file_id_idx" ON "rejected_row"("file_id");

-- The file of another import whose rejected rows this one reads again.
ALTER TABLE "import_file" ADD COLUMN "retry_of_id" INTEGER;

-- Where one file of that name alone rejected rows, they are its own. The others keep the name only.
UPDATE rejected_row r SET file_id = f.id
  FROM (SELECT import_id, name, min(id) AS id FROM import_file WHERE rejected_count > 0 GROUP BY import_id, name HAVING count(*) = 1) f
  WHERE f.import_id = r.import_id AND f.name = r.file_name;

UPDATE import_file t SET retry_of_id = f.id
  FROM import i, (SELECT import_id, name, min(id) AS id FROM import_file WHERE rejected_count > 0 GROUP BY import_id, name HAVING count(*) = 1) f
  WHERE i.id = t.import_id AND f.import_id = i.retry_of_id AND f.name = t.name;
