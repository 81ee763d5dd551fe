-- Suppliers name the sourcing group and the category of what they offer.
grant select on item_category, sourcing_group, unit to gpms_company;
