-- Stored names follow the code: an email, a query, a response.
-- The policies would hide the rows from an owner who is no superuser; rowSecurity.sql forces them again.
alter table outbox no force row level security;
update outbox set kind = 'email' where kind = 'letter';

alter table image_answers rename to image_responses;
alter table image_responses rename column question to query;
alter table image_responses rename column answer to response;
alter table image_responses rename column asked_at to requested_at;
alter table image_responses rename constraint image_answers_pkey to image_responses_pkey;
alter index image_answers_by_age rename to image_responses_by_age;

alter table idempotency_keys rename column answer to response;
