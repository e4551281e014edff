export interface BoatProps {
  className?: string | undefined
}

/** The size of the boat's drawing, in the units of its paths. */
export const boatSize = { width: 28, height: 22 }

/** The two sails and the hull, all in one colour. */
export const boatPaths = [
  { d: 'M12.6 1.2v11.6H5.4C9 10 11.6 6 12.6 1.2Z', opacity: 0.55 },
  { d: 'M14.4 3.6c3.8 2.4 6.4 5.6 7.4 9.2h-7.4Z', opacity: 0.85 },
  { d: 'M1.6 14.8h24.8c-1.2 3.6-4 5.8-7.6 5.8H9.2c-3.6 0-6.4-2.2-7.6-5.8Z', opacity: 1 },
]

/** The boat of the brand, in the current text colour. Hidden from screen readers. */
export const Boat = ({ className }: BoatProps) => (
  <svg
    viewBox={`0 0 ${boatSize.width} ${boatSize.height}`}
    aria-hidden="true"
    focusable="false"
    {...(className !== undefined && { className })}
  >
    {boatPaths.map(({ d, opacity }) => (
      <path key={d} d={d} fill="currentColor" opacity={opacity} />
    ))}
  </svg>
)
