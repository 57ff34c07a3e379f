import { clsx } from 'clsx'
import 'leaflet/dist/leaflet.css'
import { CircleMarker, MapContainer, TileLayer, useMapEvents } from 'react-leaflet'
import { mapTiles, mapTilesBy } from '@/shared/config'
import styles from './addresses.module.css'

interface PointMapProps {
  /** Accessible name of the map. */
  label: string
  latitude: string
  longitude: string
  onPoint: (at: { latitude: string; longitude: string }) => void
}

/** The middle of Europe, used without a position. */
const DEFAULT_CENTRE = [50.5, 9] as const

/**
 * A map that sets a point on click. Screen readers get the coordinates from the fields beside it.
 */
export function PointMap({ label, latitude, longitude, onPoint }: PointMapProps) {
  const isKnown = latitude !== '' && longitude !== ''
  const at: [number, number] = isKnown ? [Number(latitude), Number(longitude)] : [...DEFAULT_CENTRE]
  return (
    <div role="group" aria-label={label}>
      <MapContainer center={at} zoom={isKnown ? 14 : 4} className={clsx(styles.map)}>
        <TileLayer url={mapTiles} attribution={mapTilesBy} />
        <MapClicks onPoint={onPoint} />
        {isKnown && <CircleMarker center={at} radius={8} className={clsx(styles.point)} />}
      </MapContainer>
    </div>
  )
}

function MapClicks({ onPoint }: Pick<PointMapProps, 'onPoint'>) {
  useMapEvents({
    click: ({ latlng }) =>
      onPoint({ latitude: latlng.lat.toFixed(6), longitude: latlng.wrap().lng.toFixed(6) }),
  })
  return null
}
