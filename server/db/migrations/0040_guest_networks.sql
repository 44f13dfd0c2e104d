-- The sha256 of the network from which a guest uploaded an image: a new secret costs nothing, a new network does.
alter table assets add column guest_network text;
create index assets_of_guest_network on assets (tenant_id, guest_network);
