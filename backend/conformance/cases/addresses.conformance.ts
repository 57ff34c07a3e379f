import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, notFound, idempotent, stale, type Cases } from '../case'
import {
  createAddressPath,
  readOwnCompanyId,
  sampleAddress,
  createCompany,
  COMPANY_ROLES,
  FOREIGN_COMPANY_FIELDS,
} from '../fixtures/saved-companies'

export const addressCases = {
  listAddresses: [
    success(
      'shows a client its own addresses, and the same to the users who serve it',
      async (people) => {
        const id = await readOwnCompanyId(people)
        const ownAddresses = await expectAnswer(
          await (await people.as('client')).get(createAddressPath(id)),
          'listAddresses',
        )
        expect(ownAddresses.items.length).toBeGreaterThanOrEqual(3)
        for (const role of COMPANY_ROLES)
          expect(
            await expectAnswer(
              await (await people.as(role)).get(createAddressPath(id)),
              'listAddresses',
            ),
            role,
          ).toEqual(ownAddresses)
      },
    ),
    notFound('returns 404 for another company', async (people) => {
      const { id } = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      for (const role of ['client', 'manager', 'country_manager'] as const)
        await expectProblem(
          await (await people.as(role)).get(createAddressPath(id)),
          'not_found',
          404,
        )
    }),
  ],
  createAddress: [
    success(
      'stores the address as written, and records it in the company’s history',
      async (people) => {
        const { id } = await createCompany(people)
        const manager = await people.as('manager')
        const answer = await manager.post(createAddressPath(id), sampleAddress())
        expect(answer.status).toBe(201)
        expect(await expectAnswer(answer, 'createAddress')).toMatchObject({
          ...sampleAddress(),
          version: 1,
        })
        const { items } = await expectAnswer(
          await manager.get(`/records/company/${id}/activity/`),
          'listActivity',
        )
        expect(items[0]?.changes).toEqual([
          { field: 'addresses', line: null, from: null, to: 'Dépôt Nord' },
        ])
      },
    ),
    idempotent('is created once per idempotency key', async (people) => {
      const id = await readOwnCompanyId(people)
      const client = await people.as('client')
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const send = async () =>
        expectAnswer(
          await client.post(createAddressPath(id), sampleAddress(), key),
          'createAddress',
        )
      expect(await send()).toEqual(await send())
    }),
    invalid('refuses half a coordinate pair and an unknown country', async (people) => {
      const id = await readOwnCompanyId(people)
      const client = await people.as('client')
      const createInvalidCompany = (change: object) =>
        client.post(createAddressPath(id), { ...sampleAddress(), ...change })
      await expectFieldErrors(await createInvalidCompany({ latitude: null }), {
        '/latitude': 'required',
      })
      await expectFieldErrors(await createInvalidCompany({ longitude: null }), {
        '/longitude': 'required',
      })
      await expectFieldErrors(
        await createInvalidCompany({ latitude: 91, zip_code: ' ', country: 'France' }),
        {
          '/latitude': 'too_large',
          '/zip_code': 'required',
          '/country': 'wrong_format',
        },
      )
      await expectFieldErrors(await createInvalidCompany({ country: 'ZZ' }), {
        '/country': 'unknown_value',
      })
    }),
    notFound('returns 404 for another company', async (people) => {
      const { id } = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      for (const role of ['client', 'manager', 'country_manager'] as const)
        await expectProblem(
          await (await people.as(role)).post(createAddressPath(id), sampleAddress()),
          'not_found',
          404,
        )
    }),
  ],
  updateAddress: [
    success('changes the address', async (people) => {
      const { id } = await createCompany(people)
      const manager = await people.as('manager')
      const { id: address } = await expectAnswer(
        await manager.post(createAddressPath(id), sampleAddress()),
        'createAddress',
      )
      const changed = await manager.put(
        createAddressPath(id, address),
        sampleAddress({ note: null, latitude: null, longitude: null }),
        { 'If-Match': '"1"' },
      )
      expect(await expectAnswer(changed, 'updateAddress')).toMatchObject({
        version: 2,
        note: null,
        latitude: null,
      })
    }),
    invalid('requires all fields', async (people) => {
      const { id } = await createCompany(people)
      const manager = await people.as('manager')
      const { id: address } = await expectAnswer(
        await manager.post(createAddressPath(id), sampleAddress()),
        'createAddress',
      )
      await expectFieldErrors(
        await manager.put(
          createAddressPath(id, address),
          { ...sampleAddress(), name: '', fax: '1' },
          { 'If-Match': '"1"' },
        ),
        { '/name': 'required', '/fax': 'unexpected' },
      )
    }),
    stale('refuses a stale version', async (people) => {
      const { id } = await createCompany(people)
      const manager = await people.as('manager')
      const { id: address } = await expectAnswer(
        await manager.post(createAddressPath(id), sampleAddress()),
        'createAddress',
      )
      await expectProblem(
        await manager.put(createAddressPath(id, address), sampleAddress(), { 'If-Match': '"3"' }),
        'stale',
        412,
      )
    }),
    notFound('returns 404 for another company', async (people) => {
      const { id } = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      const admin = await people.as('admin')
      const { id: address } = await expectAnswer(
        await admin.post(createAddressPath(id), sampleAddress()),
        'createAddress',
      )
      const ownCompanyId = await readOwnCompanyId(people)
      const client = await people.as('client')
      for (const path of [createAddressPath(id, address), createAddressPath(ownCompanyId, address)])
        await expectProblem(
          await client.put(path, sampleAddress(), { 'If-Match': '"1"' }),
          'not_found',
          404,
        )
    }),
  ],
  removeAddress: [
    success('deletes the address, and the history keeps its name', async (people) => {
      const { id } = await createCompany(people)
      const manager = await people.as('manager')
      const { id: address } = await expectAnswer(
        await manager.post(createAddressPath(id), sampleAddress()),
        'createAddress',
      )
      expect((await manager.delete(createAddressPath(id, address))).status).toBe(204)
      expect(
        (await expectAnswer(await manager.get(createAddressPath(id)), 'listAddresses')).items,
      ).toEqual([])
      expect((await manager.delete(createAddressPath(id, address))).status).toBe(404)
    }),
    notFound('returns 404 for another company', async (people) => {
      const { id } = await createCompany(people, FOREIGN_COMPANY_FIELDS)
      const { id: address } = await expectAnswer(
        await (await people.as('admin')).post(createAddressPath(id), sampleAddress()),
        'createAddress',
      )
      for (const role of ['client', 'manager', 'country_manager'] as const)
        await expectProblem(
          await (await people.as(role)).delete(createAddressPath(id, address)),
          'not_found',
          404,
        )
    }),
  ],
} satisfies Cases
