-- A customer's players are grouped by team, and may wear other shorts or sleeves than their team.
alter table players add column team text not null default '';
alter table players add column shorts_size text;
alter table players add column sleeve text;
alter table players add constraint players_sleeve check (sleeve in ('long', 'short'));
