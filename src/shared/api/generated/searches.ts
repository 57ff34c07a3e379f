// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export const listCompaniesSearch = {
  q: { maxLength: 100 },
  status: { isList: true, values: ['pending', 'verified', 'blocked'] },
  size: { isList: true, values: ['small', 'medium', 'large'] },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  manager_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['name', '-name', 'country', '-country', 'created_at', '-created_at', 'updated_at', '-updated_at'] },
} as const

export const listClientsSearch = {
  q: { maxLength: 100 },
  status: { isList: true, values: ['prospect', 'active', 'blocked'] },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  sale_manager_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['name', '-name', 'country', '-country', 'exposure_eur', '-exposure_eur', 'credit_used', '-credit_used', 'updated_at', '-updated_at'] },
} as const

export const listSawmillsSearch = {
  q: { maxLength: 100 },
  approval: { isList: true, values: ['pending', 'approved', 'suspended'] },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  species: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
  certificate: { isList: true, values: ['none', 'valid', 'expiring', 'expired'] },
  sort: { values: ['name', '-name', 'country', '-country', 'capacity', '-capacity', 'lead_time', '-lead_time', 'certificate_expires', '-certificate_expires', 'updated_at', '-updated_at'] },
} as const

export const listSuppliesSearch = {
  q: { maxLength: 100 },
  id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  status: { isList: true, values: ['draft', 'ordered', 'confirmed', 'in_production', 'ready', 'loading', 'shipped', 'completed', 'canceled'] },
  sawmill_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  purchase_manager_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  wood: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
  product_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  defect: { isList: true, values: ['knots', 'wane', 'blue_stain', 'mould', 'checks', 'bow', 'twist', 'rot', 'dimension', 'treatment'] },
  week_from: { pattern: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  week_to: { pattern: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  late: { values: ['only'] },
  free: { values: ['only'] },
  sort: { values: ['number', '-number', 'sawmill', '-sawmill', 'status', '-status', 'ready_week', '-ready_week', 'late_days', '-late_days', 'volume_m3', '-volume_m3', 'free_m3', '-free_m3', 'amount_eur', '-amount_eur', 'updated_at', '-updated_at'] },
} as const

export const listCargosSearch = {
  q: { maxLength: 100 },
  status: { isList: true, values: ['planned', 'booked', 'loading', 'sealed', 'in_transit', 'arrived', 'delivered', 'closed', 'canceled'] },
  kind: { isList: true, values: ['container', 'truck'] },
  client_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sawmill_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  carrier: { isList: true, maxLength: 120 },
  port: { isList: true, pattern: /^[A-Z]{2}[A-Z2-9]{3}$/ },
  port_of_loading: { isList: true, pattern: /^[A-Z]{2}[A-Z2-9]{3}$/ },
  port_of_discharge: { isList: true, pattern: /^[A-Z]{2}[A-Z2-9]{3}$/ },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  wood: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
  fill_from: { pattern: /^(\d|[1-9]\d|1\d\d)$/ },
  fill_to: { pattern: /^(\d|[1-9]\d|1\d\d)$/ },
  etd_from: { pattern: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  etd_to: { pattern: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  eta_from: { pattern: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  eta_to: { pattern: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  documents: { values: ['missing'] },
  cut_off: { values: ['this_week'] },
  sort: { values: ['number', '-number', 'status', '-status', 'carrier', '-carrier', 'cut_off', '-cut_off', 'etd', '-etd', 'eta', '-eta', 'm3', '-m3', 'gross_kg', '-gross_kg', 'fill_percent', '-fill_percent', 'freight_eur', '-freight_eur', 'updated_at', '-updated_at'] },
} as const

export const listSupplyReportsSearch = {
  status: { isList: true, values: ['draft', 'submitted', 'returned', 'approved', 'canceled'] },
  supply_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  inspector_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  approval: { values: ['mine'] },
  sort: { values: ['number', '-number', 'updated_at', '-updated_at'] },
} as const

export const listInspectableSuppliesSearch = {
  q: { maxLength: 100 },
  id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
} as const

export const listCargoReportsSearch = {
  status: { isList: true, values: ['draft', 'submitted', 'returned', 'approved', 'canceled'] },
  cargo_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  inspector_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  approval: { values: ['mine'] },
  sort: { values: ['number', '-number', 'updated_at', '-updated_at'] },
} as const

export const listInspectableCargosSearch = {
  q: { maxLength: 100 },
  id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
} as const

export const listProductsSearch = {
  q: { maxLength: 100 },
  category: { isList: true, values: ['softwood_boards', 'softwood_poles', 'constructions'] },
  wood: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
} as const

export const listPricesSearch = {
  q: { maxLength: 100 },
  list: { values: ['sale', 'stock'] },
  scope: { isList: true, values: ['company', 'country', 'general'] },
  state: { isList: true, values: ['valid', 'coming', 'ended', 'off'] },
  product_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  company_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  sort: { values: ['name', '-name'] },
} as const

export const listPaidPricesSearch = {
  company_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  list: { values: ['sale', 'stock'] },
  day: { pattern: /^\d{4}-\d{2}-\d{2}$/ },
  product_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  category: { isList: true, values: ['softwood_boards', 'softwood_poles', 'constructions'] },
  q: { maxLength: 100 },
  sort: { values: ['name', '-name'] },
} as const

export const listStockProductsSearch = {
  company_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  address_id: { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  truck_m3: { pattern: /^(?=.*[1-9])\d{1,3}(\.\d{1,3})?$/ },
  q: { maxLength: 100 },
  unavailable: { values: ['show'] },
  category: { isList: true, values: ['softwood_boards', 'softwood_poles', 'constructions'] },
  location: { isList: true, pattern: /^[A-Z]{2}[A-Z2-9]{3}$/ },
  wood: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
  profile: { isList: true, values: ['sawn', 'planed', 'tongue_and_groove', 'shiplap', 'decking', 'batten', 'round_peeled', 'round_machined', 'solid_structural', 'glulam'] },
  treatment: { isList: true, values: ['none', 'air_dried', 'kiln_dried', 'heat_treated', 'thermally_modified', 'impregnated_uc3', 'impregnated_uc4'] },
  packaging: { isList: true, values: ['loose', 'strapped', 'stickered', 'foil'] },
  certification: { isList: true, values: ['none', 'fsc_100', 'fsc_mix_credit', 'fsc_controlled_wood', 'pefc_100', 'pefc_certified'] },
  quality: { isList: true, maxLength: 60 },
  product_group: { isList: true, maxLength: 60 },
  color: { isList: true, maxLength: 60 },
  treatment_color: { isList: true, maxLength: 60 },
  thickness_mm: { isList: true, pattern: /^\d{1,5}$/ },
  width_mm: { isList: true, pattern: /^\d{1,5}$/ },
  length_mm: { isList: true, pattern: /^\d{1,5}$/ },
  diameter_mm: { isList: true, pattern: /^\d{1,5}$/ },
  humidity_percent: { isList: true, pattern: /^\d{1,5}$/ },
  sort: { values: ['name', '-name'] },
} as const

export const listDealsSearch = {
  q: { maxLength: 100 },
  status: { isList: true, values: ['draft', 'order_confirmation', 'confirmed', 'loading', 'shipped', 'delivered', 'completed', 'canceled'] },
  client_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sale_manager_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  destination: { isList: true, maxLength: 160 },
  week_from: { pattern: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  week_to: { pattern: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  country: { isList: true, pattern: /^[A-Z]{2}$/ },
  wood: { isList: true, values: ['PNSY', 'PCAB', 'LADC', 'PSMN', 'ABAL', 'QCXE', 'FASY', 'FXEX'] },
  due_from: { pattern: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  due_to: { pattern: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  late: { values: ['only'] },
  cover: { values: ['short'] },
  sort: { values: ['number', '-number', 'date', '-date', 'client', '-client', 'status', '-status', 'delivery_week_from', '-delivery_week_from', 'late_days', '-late_days', 'volume_m3', '-volume_m3', 'revenue_eur', '-revenue_eur', 'margin_percent', '-margin_percent', 'purchased_percent', '-purchased_percent', 'updated_at', '-updated_at'] },
} as const

export const listOffersSearch = {
  status: { isList: true, values: ['open', 'accepted', 'declined', 'expired', 'withdrawn'] },
  company_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['-created_at', 'valid_until'] },
} as const

export const listOrdersSearch = {
  q: { maxLength: 100 },
  status: { isList: true, values: ['initial', 'ordered', 'pending', 'received', 'confirmed', 'in_progress', 'completed', 'canceled'] },
  company_id: { isList: true, pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i },
  sort: { values: ['number', '-number', 'company', '-company', 'status', '-status', 'delivery_week', '-delivery_week', 'm3', '-m3', 'total', '-total', 'updated_at', '-updated_at'] },
} as const
