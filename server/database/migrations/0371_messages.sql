-- Messages by key and language, domain 2.4. The product brings its wording; what an administrator writes goes before it.

create table message (
  msg_key varchar(60) collate "C" not null,
  lang varchar(5) collate "C" not null,
  msg_text varchar(1000) not null check (msg_text <> ''),
  msg_type char(1) not null default 'I' check (msg_type in ('E', 'W', 'I', 'L')),
  use_yn char(1) not null default 'Y' check (use_yn in ('Y', 'N')),
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  primary key (msg_key, lang)
);

grant select on message to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
grant insert, update, delete on message to gpms_all;
