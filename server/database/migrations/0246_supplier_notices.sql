-- Suppliers read the files of the notices that are meant for them, and change none.
create policy supplier_post on file for select to gpms_company
  using (owner_type = 'POST' and exists (select from post where post.post_no::text = owner_no));
create policy supplier_file on file_item for select to gpms_company
  using (exists (select from file where file.file_id = file_item.file_id));
grant select on file, file_item to gpms_company;
