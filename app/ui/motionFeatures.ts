import { domMax } from 'framer-motion'

/** What moves things. A file of its own, so that it is fetched by itself. */
export const motionFeatures = domMax
