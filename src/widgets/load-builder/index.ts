export { letterAt, loadOf, packsOfLoads, placeOf, type Load } from './model/loads'
export {
  arranged,
  filled,
  fitting,
  fittingAnew,
  stowageOf,
  withPacks,
  type Stowed,
} from './model/stowage'
export { usePackWords } from './model/use-pack-words'
export { LoadBuilder } from './ui/load-builder'
export { LoadDrawing } from './ui/load-drawing'
