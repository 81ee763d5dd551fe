-- That staff asked about a single settlement belongs to what passed between both sides of its month.
drop policy own_month on document_event;
create policy own_month on document_event for select to gpms_company
  using (doc_type = 'MC' and action in ('notifyMonthlyCalc', 'sys:notifyAdjustment', 'confirmMonthlyCalc',
    'objectMonthlyCalc', 'answerMonthlyCalc') and exists (select from monthly_calc where calc_no = doc_no));
