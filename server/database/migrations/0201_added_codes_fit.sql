-- Administrators add codes of up to twenty characters; a column that holds them takes them all.

alter table person alter column position type varchar(20), alter column site type varchar(20);
alter table company alter column comp_type type varchar(20), alter column comp_size type varchar(20),
  alter column bank_code type varchar(20);
alter table unit alter column unit_type type varchar(20);
alter table item alter column item_type type varchar(20);
alter table item_price alter column price_basis type varchar(20);
alter table pr alter column purchase_type type varchar(20) collate "C";
alter table pr_party alter column purchase_type type varchar(20) collate "C";
alter table post alter column category type varchar(20);
alter table po alter column incoterms type varchar(20) collate "C", alter column system type varchar(20) collate "C";
alter table warehousing alter column system type varchar(20) collate "C";
alter table warehousing_line alter column reject_reason type varchar(20) collate "C";
alter table warehousing_party alter column system type varchar(20) collate "C";
