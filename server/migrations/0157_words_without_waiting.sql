-- Who saved a name with a word that no name had waited for another transaction that had brought the same word, as for hundreds of rows of an
-- import, since a word was there once. Two transactions at once may keep it twice now, and what reads it takes it once.
alter table name_vocabulary drop constraint name_vocabulary_pkey;
create index name_vocabulary_by_word on name_vocabulary (word);
