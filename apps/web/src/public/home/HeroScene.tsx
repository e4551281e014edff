import * as css from './HeroScene.css'

export const scenes = ['welcome', 'learn', 'succeed'] as const

export type Scene = (typeof scenes)[number]

const Ripples = () => (
  <g>
    <path className={css.faintStroke} d="M30 318h86M152 330h40M470 322h120M566 338h44M60 372h58M420 384h96" />
    <path className={css.stroke} d="M214 388h70M300 402h120M96 396h46" opacity="0.7" />
  </g>
)

/** The ferry, its hull's middle on the water line at the origin. */
const Boat = ({ children }: { children: React.ReactNode }) => (
  <>
    {children}
    <path className={css.solid} d="M-92 -14H92q-8 34-34 40h-116q-26-6-34-40z" />
    <path className={css.stroke} d="M-118 34h40M-54 40H60M86 34h34" opacity="0.7" />
  </>
)

const Sail = () => (
  <>
    <path className={css.stroke} d="M0 -14V-178" />
    <path className={css.paper} d="M8 -170q86 46 92 140H8z" />
    <path className={css.paper} d="M-8 -140q-58 40-64 110H-8z" />
  </>
)

/** A sail that is an answer sheet: rows of four circles, one of each filled. */
const AnswerSail = () => (
  <>
    <path className={css.stroke} d="M-66 -14V-196" />
    <rect className={css.paper} x="-58" y="-190" width="128" height="160" rx="8" />
    {[0, 1, 2, 3, 4].map((row) => (
      <g key={row} transform={`translate(-38 ${-166 + row * 28})`}>
        {[0, 1, 2, 3].map((column) => (
          <circle
            key={column}
            className={(row * 3 + 1) % 4 === column ? css.glow : css.hollow}
            cx={column * 30}
            cy="0"
            r="8.5"
          />
        ))}
      </g>
    ))}
  </>
)

/** The landing: posts, planks, and a lantern that is lit. */
const Landing = () => (
  <g>
    <path className={css.solid} d="M0 330h196v14H0zM34 344h12v54H34zM104 344h12v54h-12zM168 344h12v54h-12z" />
    <path className={css.stroke} d="M62 330V222h44" />
    <circle className={css.halo} cx="106" cy="254" r="34" />
    <path className={css.stroke} d="M106 222v12" />
    <rect className={css.glow} x="93" y="236" width="26" height="36" rx="9" />
  </g>
)

/** The other shore: a tiled roof among hills. */
const FarShore = () => (
  <g>
    <path className={css.solid} d="M400 352q40-34 118-36h122v84H372q6-30 28-48z" opacity="0.85" />
    <path className={css.paper} d="M474 262h112v56H474z" />
    <path className={css.solid} d="M452 266q38-4 54-34h48q16 30 54 34-6 10-18 8H470q-12 2-18-8z" />
    <path className={css.stroke} d="M512 318v-34h36v34" />
    <path className={css.stroke} d="M626 318V214" />
    <path className={css.glow} d="M626 214q-22 12-44 0v30q22 12 44 0z" />
  </g>
)

/** The hero's drawing: the landing, the crossing, the far shore. Decorative: hidden from assistive technology. */
export const HeroScene = ({ scene }: { scene: Scene }) => {
  const sun = { welcome: { x: 452, y: 186 }, learn: { x: 462, y: 112 }, succeed: { x: 176, y: 104 } }[scene]
  return (
    <svg className={css.scene} viewBox="0 0 640 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className={css.sky} width="640" height="420" />
      <circle className={css.halo} cx={sun.x} cy={sun.y} r="86" />
      <circle className={css.glow} cx={sun.x} cy={sun.y} r="46" />
      <path className={css.far} d="M0 250q84-82 168-44 62-96 150-28 72-60 142 10 70-54 180 22v92H0z" />
      <path className={css.near} d="M0 286q96-60 196-22 90-48 190 2 104-44 254 6v34H0z" />
      <rect className={css.water} y="300" width="640" height="120" />
      <Ripples />
      {scene === 'welcome' && (
        <>
          <Landing />
          <g transform="translate(380 352)">
            <Boat>
              <Sail />
            </Boat>
          </g>
        </>
      )}
      {scene === 'learn' && (
        <>
          <g transform="translate(314 356) scale(1.12)">
            <Boat>
              <AnswerSail />
            </Boat>
          </g>
          <path
            className={css.stroke}
            d="M40 420q4-76-16-128M62 420q2-56 22-104M84 420q10-40 38-62M590 420q-6-70 14-116M566 420q-4-44-26-74"
          />
        </>
      )}
      {scene === 'succeed' && (
        <>
          <FarShore />
          <g transform="translate(262 362) scale(0.92)">
            <Boat>
              <Sail />
            </Boat>
          </g>
        </>
      )}
    </svg>
  )
}
