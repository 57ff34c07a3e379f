const mapNamesToMessage = (
  text: string,
  names: readonly string[],
): Readonly<Record<string, string>> => Object.fromEntries(names.map((name) => [name, text]))

const toSpecificationFieldNames = (names: readonly string[]) =>
  names.map((name) => `lines.specification.${name}`)

/** Checks of a container inspection, then of its packs. */
const checkNames = [
  ...[
    'light_test',
    'roof',
    'walls',
    'floor',
    'door_gaskets',
    'door_hardware',
    'odour',
    'dry',
    'clean',
    'pests',
    'csc_plate',
    'markings',
  ],
  ...['pack_marks', 'strapping', 'wrapping'],
]

/**
 * Text keys of the expected value, by field name without list indexes. The same message serves an
 * empty and an unreadable field.
 */
export const requiredMessages: Readonly<Record<string, string>> = {
  email: 'shared/forms:wanted.email',
  ...mapNamesToMessage('shared/forms:wanted.password', ['password', 'current_password']),

  first_name: 'shared/forms:wanted.first_name',
  last_name: 'shared/forms:wanted.last_name',
  phone: 'shared/forms:wanted.phone',
  language: 'shared/forms:wanted.language',
  role: 'shared/forms:wanted.role',
  company_id: 'shared/forms:wanted.company',
  countries: 'shared/forms:wanted.country',

  ...mapNamesToMessage('shared/forms:wanted.company_name', ['name', 'company_name']),
  address: 'shared/forms:wanted.street',
  zip_code: 'shared/forms:wanted.zip_code',
  city: 'shared/forms:wanted.city',
  ...mapNamesToMessage('shared/forms:wanted.degrees', ['latitude', 'longitude']),
  country: 'shared/forms:wanted.country',
  currency: 'shared/forms:wanted.currency',
  ...mapNamesToMessage('shared/forms:wanted.contact_name', ['contacts.name', 'contact_name']),
  'contacts.email': 'shared/forms:wanted.email',
  'contacts.phone': 'shared/forms:wanted.phone',
  credit_limit_eur: 'shared/forms:own.credit_limit',
  basket_hours: 'shared/forms:wanted.whole',

  'coordinates.latitude': 'shared/forms:wanted.degrees',
  'coordinates.longitude': 'shared/forms:wanted.degrees',
  'certificate.code': 'shared/forms:wanted.certificate_code',
  'certificate.expires': 'shared/forms:wanted.date',
  capacity_m3_month: 'shared/forms:wanted.whole',
  lead_time_weeks: 'shared/forms:wanted.whole',

  hs_code: 'shared/forms:wanted.hs_code',
  m3_per_pack: 'shared/forms:wanted.pack_volume',
  ...mapNamesToMessage('shared/forms:wanted.millimetres', [
    'thickness_mm',
    'width_mm',
    'length_mm',
    'diameter_mm',
    'taper_mm_per_m',
    'pack_width_mm',
    'pack_height_mm',
  ]),
  ...mapNamesToMessage('shared/forms:wanted.whole', [
    'humidity_percent',
    'pcs_per_pack',
    'density_kg_m3',
  ]),

  client_id: 'shared/forms:wanted.client',
  sale_manager_id: 'shared/forms:wanted.sale_manager',
  date: 'shared/forms:wanted.date',
  delivery_week: 'shared/forms:wanted.week',
  delivery_week_from: 'shared/forms:wanted.week',
  delivery_week_to: 'shared/forms:wanted.week',
  'payment_terms.net_days': 'shared/forms:wanted.net_days',
  exchange_rate: 'shared/forms:wanted.exchange_rate',
  'transport.count': 'shared/forms:wanted.transport_count',
  port_of_discharge: 'shared/forms:wanted.port_of_discharge',
  tolerance_percent: 'shared/forms:wanted.tolerance',
  'commission.value': 'shared/forms:wanted.commission',
  planned_freight: 'shared/forms:wanted.amount',
  'other_costs.name': 'shared/forms:wanted.cost_name',
  'other_costs.amount': 'shared/forms:wanted.amount',

  sawmill_id: 'shared/forms:wanted.sawmill',
  ready_week: 'shared/forms:wanted.week',
  deposit: 'shared/forms:wanted.amount',
  harvest_countries: 'shared/forms:wanted.country',

  ...mapNamesToMessage('shared/forms:wanted.lot_line', ['supply_line_id', 'lines.supply_line_id']),
  location: 'shared/forms:wanted.place',
  packs: 'shared/forms:wanted.packs',
  'packs.pcs': 'shared/forms:wanted.whole',
  'packs.barcode': 'shared/forms:wanted.barcode',
  pcs: 'shared/forms:wanted.whole',
  reason: 'shared/forms:wanted.reason',

  product_id: 'shared/forms:wanted.product',
  company_ids: 'shared/forms:wanted.companies',
  ...mapNamesToMessage('shared/forms:wanted.price', [
    'price',
    'price_small',
    'price_medium',
    'price_large',
  ]),
  amount: 'shared/forms:wanted.amount',
  ...mapNamesToMessage('shared/forms:wanted.date', ['start_date', 'end_date', 'valid_until']),
  ...mapNamesToMessage('shared/forms:wanted.unit', ['price_unit', 'sale_unit']),

  ...mapNamesToMessage('shared/forms:field.unknown_value', [
    'kind',
    'container_type',
    'vgm_method',
    'lines.deal_line_id',
    'lines.lot_ids',
  ]),
  container_number: 'shared/forms:wanted.container_number',
  port_of_loading: 'shared/forms:wanted.port_of_discharge',
  ...mapNamesToMessage('shared/forms:wanted.kilograms', [
    'tare_kg',
    'max_gross_kg',
    'vgm_kg',
    'lines.net_kg',
    'lines.gross_kg',
  ]),
  ...mapNamesToMessage('shared/forms:wanted.date', [
    'cut_off',
    'etd',
    'eta',
    'atd',
    'ata',
    'vgm_date',
  ]),
  ...mapNamesToMessage('shared/forms:wanted.amount', ['freight', 'actual_freight']),
  ...mapNamesToMessage('shared/forms:wanted.whole', ['free_days', 'lines.drop']),

  address_id: 'shared/forms:wanted.address',
  incoterms: 'shared/forms:field.unknown_value',
  trucks: 'shared/forms:wanted.transport_count',

  inspected_on: 'shared/forms:wanted.date',
  ...mapNamesToMessage('shared/forms:wanted.time', ['started_at', 'ended_at']),
  ...mapNamesToMessage('shared/forms:wanted.whole', [
    'lines.lot_pcs',
    'lines.sampled_packs',
    'lines.rejected_pcs',
    'lines.counted_packs',
    'lines.counted_pcs',
  ]),
  ...mapNamesToMessage(
    'shared/forms:wanted.measured',
    ['thickness_mm', 'width_mm', 'length_mm'].map((size) => `lines.readings.${size}`),
  ),
  ...mapNamesToMessage('shared/forms:wanted.moisture', [
    'lines.readings.moisture_percent',
    'moisture_readings.moisture_percent',
  ]),
  'photos.attachment_id': 'shared/forms:field.not_found',
  ...mapNamesToMessage('shared/forms:field.unknown_value', [
    ...[
      'supply_id',
      'cargo_id',
      'weather',
      'dunnage',
      'lining',
      'bracing',
      'verdict',
      'lines.readings.defects',
      'photos.kind',
    ],
    ...checkNames.map((check) => `checks.${check}.state`),
  ]),

  'lines.product_id': 'shared/forms:field.product_or_specification',
  'lines.quantity': 'shared/forms:wanted.quantity',
  'lines.confirmed_quantity': 'shared/forms:wanted.part',
  'lines.ready_quantity': 'shared/forms:wanted.part',
  'lines.unit': 'shared/forms:wanted.unit',
  'lines.price_unit': 'shared/forms:wanted.unit',
  'lines.price': 'shared/forms:wanted.price',
  'lines.planned_purchase_price': 'shared/forms:wanted.price',
  'lines.specification.hs_code': 'shared/forms:wanted.hs_code',
  'lines.specification.m3_per_pack': 'shared/forms:wanted.pack_volume',
  ...mapNamesToMessage(
    'shared/forms:wanted.millimetres',
    toSpecificationFieldNames([
      'thickness_mm',
      'width_mm',
      'length_mm',
      'diameter_mm',
      'taper_mm_per_m',
      'pack_width_mm',
      'pack_height_mm',
    ]),
  ),
  ...mapNamesToMessage(
    'shared/forms:wanted.whole',
    toSpecificationFieldNames(['humidity_percent', 'pcs_per_pack', 'density_kg_m3']),
  ),

  ...mapNamesToMessage('shared/forms:field.unknown_value', [
    ...[
      'status',
      'approval',
      'species',
      'profiles',
      'certificate.scheme',
      'required_certification',
    ],
    ...[
      'default_incoterms.rule',
      'incoterms.rule',
      'payment_terms.kind',
      'transport.kind',
      'commission.kind',
    ],
    ...['purchase_manager_id', 'inspection_required', 'certificate_claim'],
    ...['wood', 'profile', 'treatment', 'packaging', 'category', 'certification'],
    ...['size', 'manager_id', 'sees_full_amounts', 'country_prices'],
    ...[
      'lines.certification',
      ...toSpecificationFieldNames([
        'wood',
        'profile',
        'treatment',
        'packaging',
        'category',
        'certification',
      ]),
    ],
  ]),
}
