;; Multiplies the vectors of some tokens by a matrix of signed bytes: the one part of the encoder that JavaScript is ten times too slow for,
;; since it has no instruction for eight products at once. Assembled into multiply.wasm; multiply.test.ts fails where the two differ.
(module
  (import "encoder" "memory" (memory 1))

  ;; out[token][row] = sum of x[token] times w[row], times both scales, plus the bias of the row.
  ;; tokens: a multiple of 4; inner: a multiple of 8. x is i16, w is i8, all else f32. i32 holds the sums of 1,536 products of ±8191 and ±127.
  (func (export "multiply")
    (param $tokens i32) (param $inner i32) (param $outer i32)
    (param $x i32) (param $xScale i32) (param $w i32) (param $wScale i32) (param $bias i32) (param $out i32)
    (local $row i32) (local $token i32) (local $stride i32) (local $at i32) (local $weight i32) (local $end i32)
    (local $products v128)
    (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128)
    (local.set $stride (i32.shl (local.get $inner) (i32.const 1)))
    (loop $rows
      (local.set $token (i32.const 0))
      (loop $fourTokens
        (local.set $sum0 (v128.const i32x4 0 0 0 0))
        (local.set $sum1 (v128.const i32x4 0 0 0 0))
        (local.set $sum2 (v128.const i32x4 0 0 0 0))
        (local.set $sum3 (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.add (local.get $x) (i32.mul (local.get $token) (local.get $stride))))
        (local.set $weight (i32.add (local.get $w) (i32.mul (local.get $row) (local.get $inner))))
        (local.set $end (i32.add (local.get $weight) (local.get $inner)))
        (loop $eight
          (local.set $products (v128.load8x8_s (local.get $weight)))
          (local.set $sum0 (i32x4.add (local.get $sum0)
            (i32x4.dot_i16x8_s (local.get $products) (v128.load (local.get $at)))))
          (local.set $sum1 (i32x4.add (local.get $sum1)
            (i32x4.dot_i16x8_s (local.get $products) (v128.load (i32.add (local.get $at) (local.get $stride))))))
          (local.set $sum2 (i32x4.add (local.get $sum2)
            (i32x4.dot_i16x8_s (local.get $products)
              (v128.load (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 2)))))))
          (local.set $sum3 (i32x4.add (local.get $sum3)
            (i32x4.dot_i16x8_s (local.get $products)
              (v128.load (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 3)))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (local.set $weight (i32.add (local.get $weight) (i32.const 8)))
          (br_if $eight (i32.lt_u (local.get $weight) (local.get $end))))
        (call $put (local.get $sum0) (local.get $token) (local.get $row)
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $sum1) (i32.add (local.get $token) (i32.const 1)) (local.get $row)
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $sum2) (i32.add (local.get $token) (i32.const 2)) (local.get $row)
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $sum3) (i32.add (local.get $token) (i32.const 3)) (local.get $row)
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (local.set $token (i32.add (local.get $token) (i32.const 4)))
        (br_if $fourTokens (i32.lt_u (local.get $token) (local.get $tokens))))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $rows (i32.lt_u (local.get $row) (local.get $outer)))))

  ;; Adds up the four parts of a sum as floats, scales it and writes it to its place.
  (func $put
    (param $sum v128) (param $token i32) (param $row i32)
    (param $outer i32) (param $xScale i32) (param $wScale i32) (param $bias i32) (param $out i32)
    (local $parts v128)
    (local.set $parts (f32x4.convert_i32x4_s (local.get $sum)))
    (f32.store
      (i32.add (local.get $out)
        (i32.shl (i32.add (i32.mul (local.get $token) (local.get $outer)) (local.get $row)) (i32.const 2)))
      (f32.add
        (f32.mul
          (f32.mul
            (f32.add
              (f32.add (f32x4.extract_lane 0 (local.get $parts)) (f32x4.extract_lane 1 (local.get $parts)))
              (f32.add (f32x4.extract_lane 2 (local.get $parts)) (f32x4.extract_lane 3 (local.get $parts))))
            (f32.load (i32.add (local.get $xScale) (i32.shl (local.get $token) (i32.const 2)))))
          (f32.load (i32.add (local.get $wScale) (i32.shl (local.get $row) (i32.const 2)))))
        (f32.load (i32.add (local.get $bias) (i32.shl (local.get $row) (i32.const 2))))))))
