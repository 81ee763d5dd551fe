-- The buyers' worklist asks for what was approved in a period: an index alone must answer its counts and sums.
drop index pr_sort_last_deci_dt;
create index pr_sort_last_deci_dt on pr (last_deci_dt, pr_no) include (status, section, deptcd, buyer_id, total_amt_krw);
