create table image_answers (
  question text primary key,
  answer jsonb not null,
  asked_at timestamptz not null
);
create index image_answers_by_age on image_answers (asked_at);
