import { useMemo } from 'react'
import { encode } from 'uqr'
import * as css from './ScoreReport.css'

export interface QrCodeProps {
  /** What a camera reads. */
  value: string
  label: string
}

/** A QR code, readable with 15% of it damaged. */
export const QrCode = ({ value, label }: QrCodeProps) => {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(value, { ecc: 'M', border: 4 })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: modules, path: dark.join('') }
  }, [value])
  return (
    <svg role="img" aria-label={label} className={css.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
