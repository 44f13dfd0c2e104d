-- One row that /ready writes: a disk that is full or read-only still answers queries.
create table readiness (
  id integer primary key check (id = 1),
  checked_at timestamptz not null
);
