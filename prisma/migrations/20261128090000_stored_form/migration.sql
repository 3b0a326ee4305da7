-- In which version stored text is that the code makes and compares by equality. None is known of what is there.
CREATE TABLE "stored_form" (
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "stored_form_pkey" PRIMARY KEY ("name")
);
