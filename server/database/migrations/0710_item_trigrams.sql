/*
 * Similar items among a million (domain 3.36 c). The trigram index read its entries for each of the forty trigrams of what is typed,
 * a second and more. A bit for each trigram, in rows of their own that stay short, is read from end to end in a tenth of that; the
 * items of most bits in common are then compared themselves.
 */
create function trigram_bits(key text) returns bit(256) language sql immutable strict parallel safe
  return (select bit_or('1'::bit(256) >> ((ascii(trigram) * 7919 + ascii(substr(trigram, 2)) * 211 + ascii(substr(trigram, 3)) * 37) % 256))
    from unnest(show_trgm(key)) as trigram);

create table item_trigrams (
  item_code varchar(12) collate "C" primary key references item on update cascade on delete cascade,
  sim_bits bit(256),
  name_bits bit(256)
);
-- Read as the server alone, and written by the table of items alone.
grant select on item_trigrams to gpms_all;

create function note_item_trigrams() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into item_trigrams values (new.item_code, trigram_bits(new.sim_key), trigram_bits(new.name_key))
    on conflict (item_code) do update set sim_bits = excluded.sim_bits, name_bits = excluded.name_bits;
  return null;
end $$;
create trigger item_trigrams after insert or update of sim_key, name_key on item
  for each row execute function note_item_trigrams();

alter table item no force row level security;
insert into item_trigrams select item_code, trigram_bits(sim_key), trigram_bits(name_key) from item;
alter table item force row level security;
drop index item_similar_name;
