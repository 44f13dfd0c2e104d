-- Comments that the shop's staff wrote on a design, which its owner sees as the shop's.
alter table design_comments add column by_shop boolean not null default false;

-- The shop may look at designs that were ordered.
create index order_lines_of_design on order_lines (tenant_id, design_id);
