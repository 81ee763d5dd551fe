-- Budgets stand in the section of their department as the newest month up to theirs knows it. Their codes compare byte by byte.
create index department_by_code on department (deptcd collate "C");
