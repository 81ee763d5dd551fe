-- Until when the user of a session, who has said the password once more, is shown personal data.
alter table user_session add column verified_until timestamptz;
