-- What is wrong with which design of a rejected order, or with which row of its roster.
alter table orders add column defects jsonb not null default '[]';
