-- What waits to be settled is counted on the home of everybody who settles; few receipts do at any time.
create index warehousing_unsettled on warehousing (section, deptcd)
  where status = 'CONFIRMED' and adj_yn = 'N' and wh_type = 'GR';
