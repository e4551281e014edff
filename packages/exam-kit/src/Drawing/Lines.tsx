import type { ReactNode } from 'react'
import * as styles from './Drawing.css'
import type { DrawingName } from './names'

const boat = (
  <>
    <circle cx="150" cy="34" r="12" className={styles.persimmon} />
    <path className={styles.faint} d="M6 78c18-20 34-26 48-16 12-16 30-18 44-2 10-10 22-10 34 4 14-6 34 0 62 14" />
    <path className={styles.paper} d="M98 30v62H62c18-14 30-34 36-62Z" />
    <path className={styles.celadon} d="M104 42c20 12 32 28 36 50h-36Z" />
    <path d="M101 24v76" />
    <path className={styles.paper} d="M48 100h106c-6 16-18 24-34 24H82c-16 0-28-8-34-24Z" />
    <path d="M62 110h78" />
    <path
      className={styles.water}
      d="M14 124c8 5 16 5 24 0m10 8c8 5 16 5 24 0s16-5 24 0 16 5 24 0 16-5 24 0m10-9c8 5 16 5 24 0"
    />
  </>
)

const reeds = (
  <>
    <circle cx="36" cy="34" r="12" className={styles.persimmon} />
    <path d="M92 126c-2-32 0-62 8-92m4 92c0-26 6-50 18-72m-44 72c-2-20-8-38-18-54m62 54c4-18 12-32 24-44" />
    <path
      className={styles.celadon}
      d="M100 34c-6-8-5-18 2-26 6 9 5 18-2 26Zm22 20c-3-9 1-18 10-23 2 10-1 18-10 23ZM60 72c-8-4-11-13-8-22 8 5 11 13 8 22Zm86 10c0-8 5-14 13-16-1 9-5 14-13 16Z"
    />
    <path d="M86 126c-6-10-14-18-26-22m46 22c8-12 18-18 32-20" />
    <path
      className={styles.water}
      d="M18 126c8 4 16 4 24 0s16-4 24 0 16 4 24 0 16-4 24 0 16 4 24 0 16-4 24 0 12 3 20 1m-136 10c8 4 16 4 24 0s16-4 24 0 16 4 24 0 16-4 24 0"
    />
  </>
)

const lantern = (
  <>
    <path d="M100 8v16m-18 8h36m-30-8h24" />
    <path className={styles.paper} d="M76 34c-14 18-14 46 0 64h48c14-18 14-46 0-64Z" />
    <path className={styles.faint} d="M92 34c-6 20-6 44 0 64m16-64c6 20 6 44 0 64M67 66h66" />
    <path className={styles.persimmon} d="M100 82c-8 0-12-6-10-13 2-5 7-8 10-16 4 8 8 11 10 16 2 7-2 13-10 13Z" />
    <path d="M82 100h36m-18 2v12m-6 0h12m-10 0-2 16m8-16 2 16m-4-16v18" />
    <path className={styles.water} d="M36 60c-6-2-10-6-12-12m140 12c6-2 10-6 12-12M34 78l-14 4m146-4 14 4" />
  </>
)

const paper = (
  <>
    <path className={styles.paper} d="m62 24 66-8 12 104-66 8Z" />
    <path className={styles.paper} d="M48 30h70l16 16v84H48Z" />
    <path d="M118 30v16h16" />
    <path className={styles.faint} d="M64 58h40M64 74h52M64 90h52M64 106h30" />
    <path className={styles.celadon} d="m128 112 34-46 10 7-34 46-13 6Z" />
    <path d="m156 74 10 7" />
    <circle cx="56" cy="58" r="3" className={styles.persimmon} />
    <path className={styles.water} d="M30 136h128" />
  </>
)

const drawings: Record<DrawingName, ReactNode> = { boat, reeds, lantern, paper }

interface LinesProps {
  name: DrawingName
}

export const Lines = ({ name }: LinesProps) => drawings[name]
