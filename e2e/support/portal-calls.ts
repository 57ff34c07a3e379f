import { sampleClient } from '../../backend/conformance/fixtures/samples'
import {
  advanceCargo,
  sampleTruck,
  saveCargo,
} from '../../backend/conformance/fixtures/saved-cargos'
import { proposeChange } from '../../backend/conformance/fixtures/saved-order-changes'
import type { Role, Schemas } from '../../backend/call'
import { createWriter, type Head } from './create-writer'
import { getWeekAhead } from './weeks'
import { getWeekEnd, getWeekStart } from '../../domain/calendar'
import { connectPeople } from './connect-people'

/**
 * API calls of staff in the portal. Each call logs in again, because the test may have moved the
 * clock.
 */
export function createPortalCalls(url: string) {
  const people = connectPeople(url)
  async function fetchAs<Found>(role: Role, address: string): Promise<Found> {
    return (await (await people.inNewBrowser(role)).get(address)).json() as Promise<Found>
  }
  const send = createWriter((role) => people.inNewBrowser(role))

  return {
    fetchAs,
    /** Verifies a signed-up company and links it to a client. */
    async verify(name: string): Promise<void> {
      const [{ id: companyId } = { id: '' }] = (
        await fetchAs<Schemas['CompanyList']>('admin', `/companies/?q=${encodeURIComponent(name)}`)
      ).items
      const company = await fetchAs<Schemas['Company']>('admin', `/companies/${companyId}/`)
      const staff = await fetchAs<{ id: string }>('sale_manager', '/me/')
      const manager = await fetchAs<{ id: string }>('manager', '/me/')
      const client = await send(
        'admin',
        '/clients/',
        sampleClient({ name, company_code: null, vat_code: null, sale_manager_id: staff.id }),
      )
      const {
        country,
        company_code,
        vat_code,
        address,
        size,
        payment_terms,
        basket_hours,
        reservation_percent,
        sees_full_amounts,
        country_prices,
      } = company
      const payload = {
        name,
        country,
        company_code,
        vat_code,
        address,
        size,
        payment_terms,
        basket_hours,
        reservation_percent,
        sees_full_amounts,
        country_prices,
      }
      const savedCompany = await send(
        'admin',
        `/companies/${companyId}/`,
        { ...payload, manager_id: manager.id, client_id: client.id },
        { method: 'put', version: company.version },
      )
      await send(
        'admin',
        `/companies/${companyId}/transitions/`,
        { to: 'verified' },
        { version: savedCompany.version },
      )
    },
    /** Moves an order to the next status. */
    async step(role: Role, id: string, to: string): Promise<void> {
      const { version } = await fetchAs<Head>(role, `/orders/${id}/`)
      await send(role, `/orders/${id}/transitions/`, { to }, { version })
    },
    /** Proposes a discount of two per cent on an order, by a revision of its deal. */
    async proposeDiscount(id: string): Promise<void> {
      const { deal } = await fetchAs<Schemas['Order']>('admin', `/orders/${id}/`)
      await proposeChange(
        connectPeople(url),
        { id: deal?.id ?? '' },
        {
          getChange: () => ({
            charges: [
              { kind: 'discount', text: null, basis: 'percent', quantity: null, value: '2.00' },
            ],
          }),
        },
      )
    },
    /** Plans a truck for the wood of a deal, by the deal's number, and moves it forward. */
    async createTruck(deal: string) {
      const { items } = await fetchAs<{ items: Schemas['LoadableWood'][] }>(
        'cargo_manager',
        `/cargos/loadable/?q=${deal}`,
      )
      const lines = items.map(({ supply_line_id, deal_line_id, lots }) => ({
        id: crypto.randomUUID(),
        supply_line_id,
        deal_line_id,
        quantity: String(lots.length),
        unit: 'pack' as const,
        lot_ids: lots.map((lot) => lot.id),
        net_kg: null,
        gross_kg: null,
        drop: 1,
      }))
      let truck = await saveCargo(
        connectPeople(url),
        sampleTruck({
          lines,
          seal_number: 'LT-77',
          etd: getWeekStart(getWeekAhead(6)),
          eta: getWeekEnd(getWeekAhead(6)),
        }),
      )
      return {
        packs: lines.length,
        async advance(...statuses: Schemas['CargoStatus'][]) {
          truck = await advanceCargo(connectPeople(url), truck, ...statuses)
        },
      }
    },
  }
}
