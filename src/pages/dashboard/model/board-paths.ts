export const BOARD_PATHS = {
  deal: '/deal-dashboard',
  supply: '/supply-dashboard',
  cargo: '/cargo-dashboard',
} as const
