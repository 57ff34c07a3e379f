interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
  readonly VITE_CALCULATOR_URL?: string
  readonly VITE_MAP_TILES?: string
  readonly VITE_MAP_TILES_BY?: string
  /** Set to build the application with its mock instead of a backend. */
  readonly VITE_MOCK?: string
}
