import type { Schemas } from '../call'
import { createDealInStatus, createDealWrite } from './fixtures/saved-deals'
import { documentCases } from './document-cases'
import { partnerCases } from './partner-cases'
import { recordCases } from './record-cases'
import type { DocumentWorld, PartnerWorld, RecordWorld } from './record-world'
import type { Cases } from './case'
import { createCargoReport, createCargoReportWrite } from './fixtures/saved-cargo-reports'
import { sampleCargo, saveCargo } from './fixtures/saved-cargos'
import { sampleOrder, createOrder } from './fixtures/saved-orders'
import { sampleClient, sampleProduct } from './fixtures/samples'
import { sampleCompany } from './fixtures/saved-companies'
import { samplePerson } from './fixtures/saved-people'
import { sawmillCases } from './cases/sawmills.conformance'
import { createSupplyReport, createSupplyReportWrite } from './fixtures/saved-reports'
import { createSupply, createSupplyWrite } from './fixtures/saved-supplies'

const clients: PartnerWorld<Schemas['ClientWrite']> = {
  kind: 'client',
  path: '/clients/',
  operations: {
    list: 'listClients',
    create: 'createClient',
    read: 'getClient',
    update: 'updateClient',
  },
  sorts: ['name', 'country', 'exposure_eur', 'credit_used', 'updated_at'],
  worker: 'global_manager',
  readers: ['global_manager', 'admin'],
  text: 'address',
  write: async () => sampleClient(),
  seeker: 'sale_manager',
  writeIn: async (_people, place) => sampleClient(place),
}

const companies: PartnerWorld<Schemas['CompanyWrite']> = {
  kind: 'company',
  path: '/companies/',
  operations: {
    list: 'listCompanies',
    create: 'createCompany',
    read: 'getCompany',
    update: 'updateCompany',
  },
  sorts: ['name', 'country', 'created_at', 'updated_at'],
  worker: 'global_manager',
  readers: ['manager', 'country_manager', 'global_manager', 'admin'],
  text: 'address',
  write: sampleCompany,
  seeker: 'manager',
  writeIn: sampleCompany,
}

const people: RecordWorld<Schemas['PersonWrite']> = {
  kind: 'person',
  path: '/people/',
  operations: {
    list: 'listPeople',
    create: 'createPerson',
    read: 'getPerson',
    update: 'updatePerson',
  },
  sorts: ['name', 'email', 'created_at'],
  worker: 'admin',
  readers: ['global_manager', 'admin'],
  text: 'last_name',
  write: async () => samplePerson(),
}

const products: RecordWorld<Schemas['ProductWrite']> = {
  kind: 'product',
  path: '/products/',
  operations: {
    list: 'listProducts',
    create: 'createProduct',
    read: 'getProduct',
    update: 'updateProduct',
  },
  sorts: ['name', 'updated_at'],
  worker: 'manager',
  readers: ['manager', 'country_manager', 'global_manager', 'admin'],
  attachers: ['manager', 'global_manager', 'admin'],
  text: 'group',
  write: async () => sampleProduct(),
}

const readers = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'global_manager',
  'admin',
] as const
const deals: DocumentWorld<Schemas['DealWrite']> = {
  kind: 'deal',
  path: '/deals/',
  operations: { list: 'listDeals', create: 'createDeal', read: 'getDeal', update: 'updateDeal' },
  sorts: [
    'number',
    'date',
    'client',
    'delivery_week_from',
    'volume_m3',
    'revenue_eur',
    'updated_at',
  ],
  worker: 'sale_manager',
  readers,
  text: 'notes',
  write: createDealWrite,
  // Confirmed, so that cargo managers see it too.
  async saved(people) {
    const { deal, write } = await createDealInStatus(people, 'confirmed')
    return { head: deal, write }
  },
  transition: 'transitionDeal',
  nextTransition: { to: 'order_confirmation' },
  reasonedTransition: { to: 'canceled' },
}

const workers = ['purchase_manager', 'cargo_manager', 'global_manager', 'admin'] as const
const supplies: DocumentWorld<Schemas['SupplyWrite']> = {
  kind: 'supply',
  path: '/supplies/',
  operations: {
    list: 'listSupplies',
    create: 'createSupply',
    read: 'getSupply',
    update: 'updateSupply',
  },
  sorts: ['number', 'sawmill', 'status', 'ready_week', 'volume_m3', 'amount_eur', 'updated_at'],
  worker: 'purchase_manager',
  readers: workers,
  text: 'notes',
  write: createSupplyWrite,
  async saved(people) {
    const { supply, write } = await createSupply(people)
    return { head: supply, write }
  },
  transition: 'transitionSupply',
  nextTransition: { to: 'ordered' },
  reasonedTransition: { to: 'canceled' },
}

const cargos: DocumentWorld<Schemas['CargoWrite']> = {
  kind: 'cargo',
  path: '/cargos/',
  operations: {
    list: 'listCargos',
    create: 'createCargo',
    read: 'getCargo',
    update: 'updateCargo',
  },
  sorts: [
    'number',
    'status',
    'carrier',
    'cut_off',
    'etd',
    'eta',
    'm3',
    'gross_kg',
    'fill_percent',
    'freight_eur',
    'updated_at',
  ],
  worker: 'cargo_manager',
  readers: workers,
  text: 'notes',
  write: async () => sampleCargo(),
  async saved(people) {
    const write = sampleCargo()
    return { head: await saveCargo(people, write), write }
  },
  transition: 'transitionCargo',
  nextTransition: { to: 'booked' },
  reasonedTransition: { to: 'canceled' },
}

const inspectors = ['purchase_agent', 'purchase_manager', 'global_manager', 'admin'] as const
const supplyReports: DocumentWorld<Schemas['SupplyReportWrite']> = {
  kind: 'supply_report',
  path: '/supply-inspection-reports/',
  operations: {
    list: 'listSupplyReports',
    create: 'createSupplyReport',
    read: 'getSupplyReport',
    update: 'updateSupplyReport',
  },
  sorts: ['number', 'updated_at'],
  worker: 'purchase_agent',
  readers: inspectors,
  text: 'remarks',
  write: createSupplyReportWrite,
  async saved(people) {
    const { report, write } = await createSupplyReport(people)
    return { head: report, write }
  },
  transition: 'transitionSupplyReport',
  // A new one can't be complete: its photos come after it.
  nextTransition: { to: 'canceled', reason: 'Another inspects it' },
  reasonedTransition: { to: 'canceled' },
}

const cargoReports: DocumentWorld<Schemas['CargoReportWrite']> = {
  kind: 'cargo_report',
  path: '/cargo-inspection-reports/',
  operations: {
    list: 'listCargoReports',
    create: 'createCargoReport',
    read: 'getCargoReport',
    update: 'updateCargoReport',
  },
  sorts: ['number', 'updated_at'],
  worker: 'purchase_agent',
  readers: inspectors,
  text: 'remarks',
  write: createCargoReportWrite,
  async saved(people) {
    const { report, write } = await createCargoReport(people)
    return { head: report, write }
  },
  transition: 'transitionCargoReport',
  nextTransition: { to: 'canceled', reason: 'Another inspects it' },
  reasonedTransition: { to: 'canceled' },
}

const ordering = ['client', 'manager', 'country_manager', 'global_manager', 'admin'] as const
const orders: DocumentWorld<Schemas['OrderWrite']> = {
  kind: 'order',
  path: '/orders/',
  operations: {
    list: 'listOrders',
    create: 'createOrder',
    read: 'getOrder',
    update: 'updateOrder',
  },
  sorts: ['number', 'company', 'status', 'delivery_week', 'm3', 'total', 'updated_at'],
  worker: 'client',
  readers: ordering,
  text: 'customer_reference',
  write: sampleOrder,
  async saved(people) {
    const write = await sampleOrder(people)
    return { head: await createOrder(people), write }
  },
  transition: 'transitionOrder',
  // Ordered baskets are confirmed by the system.
  nextTransition: { to: 'canceled', reason: 'Another yard has it' },
  reasonedTransition: null,
}

/** Cases per kind; a kind without cases does not compile. */
export const worldCases: Record<Schemas['RecordKind'], Cases> = {
  client: partnerCases(clients),
  deal: documentCases(deals),
  sawmill: sawmillCases,
  supply: documentCases(supplies),
  cargo: documentCases(cargos),
  supply_report: documentCases(supplyReports),
  cargo_report: documentCases(cargoReports),
  order: documentCases(orders),
  company: partnerCases(companies),
  person: recordCases(people),
  product: recordCases(products),
}
