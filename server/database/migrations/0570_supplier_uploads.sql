-- Workbooks of suppliers: what they offer, row by row, until approval is asked for.

-- Who uploaded, as he was called then; suppliers' users are no staff.
alter table item_upload drop constraint item_upload_uploaded_by_fkey;
alter table item_upload add column uploaded_by_nm varchar(50);
update item_upload set uploaded_by_nm = coalesce((select hname from person where singleid = uploaded_by), uploaded_by);
alter table item_upload alter column uploaded_by_nm set not null;
create index item_upload_company on item_upload (comp_no, up_no);

alter table item_upload_row rename column item_code to result_no;
alter table item_upload_row alter column result_no type varchar(16),
  add column sup_item_code varchar(500),
  add column currency varchar(500),
  add column unit_price varchar(500),
  add column valid_from varchar(500),
  add column valid_to varchar(500),
  add column change_reason varchar(500);

create policy scope_company on item_upload to gpms_company
  using (owner_type = 'E' and comp_no = (select current_setting('app.comp_no')))
  with check (owner_type = 'E' and comp_no = (select current_setting('app.comp_no')));
create policy follows_own_upload on item_upload_row to gpms_company
  using (exists (select from item_upload where item_upload.up_no = item_upload_row.up_no))
  with check (exists (select from item_upload where item_upload.up_no = item_upload_row.up_no));
create policy own_upload on document_event for select to gpms_company
  using (doc_type = 'ITEM_UPLOAD' and exists (select from item_upload where up_no = doc_no));
grant select, insert, update, delete on item_upload, item_upload_row to gpms_company;
