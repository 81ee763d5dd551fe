-- Employees who apply for an account (domain 3.46, D-94): the application waits in the row of its person.

alter table person
  -- Of who was there before, and of who came from the directory, there is no application.
  add column apply_dt timestamptz,
  add column apply_status varchar(8) collate "C" check (apply_status in ('APPLIED', 'APPROVED', 'REJECTED')),
  add column apply_group char(2) check (apply_group in ('30', '31', '32')),
  add column apply_reason varchar(400),
  add column apply_reject varchar(400),
  add constraint person_application check ((apply_status is null) = (apply_dt is null)
    and (apply_status is null) = (apply_group is null) and (apply_status is null) = (apply_reason is null)),
  add constraint person_rejected check (apply_status <> 'REJECTED' or apply_reject is not null),
  -- Whoever waits or was rejected neither logs in nor approves.
  add constraint person_waits check (apply_status is null or apply_status = 'APPROVED' or (use_flag = 'N' and app_chk = 'N'));
create index person_application on person (apply_dt) where apply_status in ('APPLIED', 'REJECTED');
