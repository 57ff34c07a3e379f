import type { Handlers } from '../call'
import { createCargo } from './create-cargo'
import { getCargo } from './get-cargo'
import { listCargos } from './list-cargos'
import { listCargoChoices } from './list-cargo-choices'
import { listLoadable } from './list-loadable'
import { previewCargo } from './preview-cargo'
import { transitionCargo } from './transition-cargo'
import { updateCargo } from './update-cargo'

export const cargoHandlers = {
  listCargos,
  createCargo,
  previewCargo,
  listCargoChoices,
  listLoadable,
  getCargo,
  updateCargo,
  transitionCargo,
} satisfies Partial<Handlers>
