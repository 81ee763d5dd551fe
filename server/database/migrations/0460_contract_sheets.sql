-- Sheets of contracts as lists show them: with the contract, and without the names of others for buyers (domain 6.3).

create view pur_cont_eva_listed with (security_invoker = true) as
  select sheet.eva_no, sheet.cont_no, sheet.comp_no, sheet.due_date, sheet.total_score, sheet.cont_result, sheet.status,
    sheet.version, contract.cont_name, contract.cont_from, contract.cont_to, contract.cont_amt,
    case when (select current_setting('app.group')) in ('', '99', '50', '34', '40')
      or sheet.evaluator = (select current_setting('app.singleid')) then sheet.evaluator end as evaluator
  from pur_cont_eva sheet join purchase_contract contract on contract.cont_no = sheet.cont_no;
grant select on pur_cont_eva_listed to gpms_all, gpms_section, gpms_dept, gpms_own;
