-- Among a million items the newest of a maker were sorted out of all of his, and a part of a serial number was sought in every asset.
create index item_by_day on item (reg_date desc, item_code);
create index asset_serial_text on asset using gin (serial_no gin_trgm_ops);
