export {
  type AvatarId,
  type AvatarStyle,
  avatarIds,
  avatars,
  type BootId,
  type Build,
  bootIds,
  buildIds,
  type HairStyle,
  hairStyles,
  type SkinTone,
  skinToneIds,
} from './avatars.ts'
export { type BallFrame, ballOf, ballRadius } from './ball.ts'
export type { BoundWeights } from './boundWeights.ts'
export {
  type ChosenWearer,
  chooseWearer,
  defaultWearer,
  type FigureScale,
  scaleOf,
  styleOf,
  type WearerChoice,
  type WearerPart,
  wearerParts,
} from './choice.ts'
export { type Clip, frameOf, type HeldFrame, type HeldThing } from './clip.ts'
export { clipReach } from './clipReach.ts'
export { type ClipId, clipIds, clips } from './clips.ts'
export { type Following, hasSleeves, shirtFollows, trousersFollow } from './clothBones.ts'
export type { SewnCloth } from './clothPatches.ts'
export { clothWeights } from './clothWeights.ts'
export { createCubes } from './cubes.ts'
export { type Expression, type ExpressionId, expressionOf, expressions } from './expressions.ts'
export { eyeball, faceImageWidth, lidOpening, lowerLid, mouthHeight, upperLid } from './face.ts'
export { fitSway, type Skin } from './fitSway.ts'
export { type HeldPlace, heldIn, heldScale } from './held.ts'
export { nearestPointOf } from './nearestPoint.ts'
export type { BodyPoints } from './nearSkin.ts'
export { type ClipPlayer, createClipPlayer } from './player.ts'
export { poseOf } from './pose.ts'
export type { Pose } from './posing.ts'
export {
  type BoneName,
  boneIndex,
  boneNames,
  createSkeleton,
  type Joints,
  readJoints,
  type Skeleton,
} from './skeleton.ts'
export { pushUpSleeves } from './sleeves.ts'
export { somePoints } from './somePoints.ts'
export { type BoundCloth, clothBoxOf, spreaderOf } from './spread.ts'
export { type Spread, type Sway, spreadSway, swayAt } from './sway.ts'
export { readSway } from './swayFile.ts'
export { teamOfWearers } from './teamOfWearers.ts'
