/// The name of the output that holds the image.
public let kCIOutputImageKey: String = "outputImage"
/// The name of the input that takes the image.
public let kCIInputImageKey: String = "inputImage"
/// The name of the input that takes a radius in pixels.
public let kCIInputRadiusKey: String = "inputRadius"
/// The name of the input that takes a factor.
public let kCIInputScaleKey: String = "inputScale"
/// The name of the input that takes a ratio of width to height.
public let kCIInputAspectRatioKey: String = "inputAspectRatio"
/// The name of the input that takes a center.
public let kCIInputCenterKey: String = "inputCenter"
/// The name of the input that takes an angle in radians.
public let kCIInputAngleKey: String = "inputAngle"
/// The name of the input that takes a transform.
public let kCIInputTransformKey: String = "inputTransform"
/// The name of the input that takes a color.
public let kCIInputColorKey: String = "inputColor"
/// The name of the input that takes an intensity.
public let kCIInputIntensityKey: String = "inputIntensity"
/// The name of the input that takes a brightness.
public let kCIInputBrightnessKey: String = "inputBrightness"
/// The name of the input that takes a contrast.
public let kCIInputContrastKey: String = "inputContrast"
/// The name of the input that takes a saturation.
public let kCIInputSaturationKey: String = "inputSaturation"
/// The name of the input that takes a sharpness.
public let kCIInputSharpnessKey: String = "inputSharpness"
/// The name of the input that takes a number of exposure stops.
public let kCIInputEVKey: String = "inputEV"
/// The name of the input that takes an amount.
public let kCIInputAmountKey: String = "inputAmount"
/// The name of the input that takes a time.
public let kCIInputTimeKey: String = "inputTime"
/// The name of the input that takes weights.
public let kCIInputWeightsKey: String = "inputWeights"
/// The name of the input that takes a bias.
public let kCIInputBiasKey: String = "inputBias"
/// The name of the input that takes a width in pixels.
public let kCIInputWidthKey: String = "inputWidth"
/// The name of the input that takes a rectangle.
public let kCIInputExtentKey: String = "inputExtent"
/// The name of the input that takes the mask.
public let kCIInputMaskImageKey: String = "inputMaskImage"
/// The name of the input that takes the background.
public let kCIInputBackgroundImageKey: String = "inputBackgroundImage"
/// The name of the input that takes the target of a transition.
public let kCIInputTargetImageKey: String = "inputTargetImage"

/// The key of the name of the filter among attributes.
public let kCIAttributeFilterName: String = "CIAttributeFilterName"
/// The key of the name of the filter for people among attributes.
public let kCIAttributeFilterDisplayName: String = "CIAttributeFilterDisplayName"
/// The key of the categories of the filter among attributes.
public let kCIAttributeFilterCategories: String = "CIAttributeFilterCategories"
/// The key of the class of an input's value among attributes.
public let kCIAttributeClass: String = "CIAttributeClass"
/// The key of the kind of an input's value among attributes.
public let kCIAttributeType: String = "CIAttributeType"
/// The key of the value of an input that isn't set among attributes.
public let kCIAttributeDefault: String = "CIAttributeDefault"
/// The key of the value of an input that changes nothing among attributes.
public let kCIAttributeIdentity: String = "CIAttributeIdentity"
/// The key of the smallest value of an input among attributes.
public let kCIAttributeMin: String = "CIAttributeMin"
/// The key of the largest value of an input among attributes.
public let kCIAttributeMax: String = "CIAttributeMax"
/// The key of the smallest value that a slider offers among attributes.
public let kCIAttributeSliderMin: String = "CIAttributeSliderMin"
/// The key of the largest value that a slider offers among attributes.
public let kCIAttributeSliderMax: String = "CIAttributeSliderMax"

/// The category of filters that change colors one by one.
public let kCICategoryColorAdjustment: String = "CICategoryColorAdjustment"
/// The category of filters that give a look.
public let kCICategoryColorEffect: String = "CICategoryColorEffect"
/// The category of filters that give a style.
public let kCICategoryStylize: String = "CICategoryStylize"
/// The category of filters that move pixels.
public let kCICategoryGeometryAdjustment: String = "CICategoryGeometryAdjustment"
/// The category of filters that composite images.
public let kCICategoryCompositeOperation: String = "CICategoryCompositeOperation"
/// The category of filters that smooth.
public let kCICategoryBlur: String = "CICategoryBlur"
/// The category of filters that generate images.
public let kCICategoryGenerator: String = "CICategoryGenerator"
/// The name of the category of filters that sharpen.
public let kCICategorySharpen: String = "CICategorySharpen"
/// The name of the category of filters that draw gradients.
public let kCICategoryGradient: String = "CICategoryGradient"
/// The name of the category of filters that lead from one image to another.
public let kCICategoryTransition: String = "CICategoryTransition"
/// The name of the category of filters that fill the plane.
public let kCICategoryTileEffect: String = "CICategoryTileEffect"
/// The category of filters that sum up an image in a few pixels.
public let kCICategoryReduction: String = "CICategoryReduction"
/// The category of filters that work on still images.
public let kCICategoryStillImage: String = "CICategoryStillImage"
/// The category of filters that come with the module.
public let kCICategoryBuiltIn: String = "CICategoryBuiltIn"
