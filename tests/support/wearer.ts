import type { Joints } from '../../engine/avatar/index.ts'

/** A figure of size M, about as it is baked. */
export const joints: Joints = {
  ...{ pelvis: [0, 0.895, -0.006], spine: [0, 0.98, -0.01], spine2: [0, 1.075, -0.008], chest: [0, 1.17, -0.008] },
  ...{ neck: [0, 1.42, -0.034], head: [0, 1.542, -0.014], clavicle: [0.03, 1.39, -0.012] },
  ...{ shoulder: [0.159, 1.387, -0.016], elbow: [0.295, 1.139, -0.025], wrist: [0.393, 0.926, 0.03] },
  ...{ knuckles: [0.428, 0.846, 0.05], fingertips: [0.44, 0.78, 0.075], palm: [-0.91, -0.41, 0.05] },
  ...{ hip: [0.076, 0.879, -0.002], knee: [0.101, 0.473, 0.011], ankle: [0.116, 0.081, -0.02] },
  ...{ ball: [0.127, 0.022, 0.084], toes: [0.136, 0.022, 0.169] },
}
