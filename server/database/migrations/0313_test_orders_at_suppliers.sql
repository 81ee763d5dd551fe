-- Test orders try the way to the supplier, so his portal shows them and he may answer them (domain screen /testPo).

drop policy scope_company on po;
create policy scope_company on po for select to gpms_company
  using (comp_no = (select current_setting('app.comp_no')));
drop policy answered_by_company on po;
create policy answered_by_company on po for update to gpms_company
  using (comp_no = (select current_setting('app.comp_no')))
  with check (comp_no = (select current_setting('app.comp_no')));
