-- Codes of items are compared as the table of items compares them; otherwise its index does not find them, and all items are read.
alter table item_trigrams alter column item_code type varchar(12) collate "default";
