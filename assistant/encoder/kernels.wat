;; The parts of the encoder that JavaScript is ten times too slow for, since it has no instruction for four or eight products at once.
;; Assembled into kernels.wasm; kernels.test.ts fails where the two differ. All places are bytes in the memory; f32 unless said otherwise.
(module
  (import "encoder" "memory" (memory 1))

  ;; out[token][row] = sum of x[token] times w[row], times both scales, plus the bias of the row.
  ;; tokens: a multiple of 4; outer: of 2; inner: of 8. x is i16, w is i8. i32 holds the sums of 1,536 products of ±8191 and ±127.
  ;; Two rows by four tokens at once: each number that is read is used twice or four times.
  (func (export "multiply")
    (param $tokens i32) (param $inner i32) (param $outer i32)
    (param $x i32) (param $xScale i32) (param $w i32) (param $wScale i32) (param $bias i32) (param $out i32)
    (local $row i32) (local $token i32) (local $stride i32) (local $at i32) (local $weight i32) (local $end i32)
    (local $upper v128) (local $lower v128) (local $one v128)
    (local $upper0 v128) (local $upper1 v128) (local $upper2 v128) (local $upper3 v128)
    (local $lower0 v128) (local $lower1 v128) (local $lower2 v128) (local $lower3 v128)
    (local.set $stride (i32.shl (local.get $inner) (i32.const 1)))
    (loop $rows
      (local.set $token (i32.const 0))
      (loop $fourTokens
        (local.set $upper0 (v128.const i32x4 0 0 0 0))
        (local.set $upper1 (v128.const i32x4 0 0 0 0))
        (local.set $upper2 (v128.const i32x4 0 0 0 0))
        (local.set $upper3 (v128.const i32x4 0 0 0 0))
        (local.set $lower0 (v128.const i32x4 0 0 0 0))
        (local.set $lower1 (v128.const i32x4 0 0 0 0))
        (local.set $lower2 (v128.const i32x4 0 0 0 0))
        (local.set $lower3 (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.add (local.get $x) (i32.mul (local.get $token) (local.get $stride))))
        (local.set $weight (i32.add (local.get $w) (i32.mul (local.get $row) (local.get $inner))))
        (local.set $end (i32.add (local.get $weight) (local.get $inner)))
        (loop $eight
          (local.set $upper (v128.load8x8_s (local.get $weight)))
          (local.set $lower (v128.load8x8_s (i32.add (local.get $weight) (local.get $inner))))
          (local.set $one (v128.load (local.get $at)))
          (local.set $upper0 (i32x4.add (local.get $upper0) (i32x4.dot_i16x8_s (local.get $upper) (local.get $one))))
          (local.set $lower0 (i32x4.add (local.get $lower0) (i32x4.dot_i16x8_s (local.get $lower) (local.get $one))))
          (local.set $one (v128.load (i32.add (local.get $at) (local.get $stride))))
          (local.set $upper1 (i32x4.add (local.get $upper1) (i32x4.dot_i16x8_s (local.get $upper) (local.get $one))))
          (local.set $lower1 (i32x4.add (local.get $lower1) (i32x4.dot_i16x8_s (local.get $lower) (local.get $one))))
          (local.set $one (v128.load (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 2)))))
          (local.set $upper2 (i32x4.add (local.get $upper2) (i32x4.dot_i16x8_s (local.get $upper) (local.get $one))))
          (local.set $lower2 (i32x4.add (local.get $lower2) (i32x4.dot_i16x8_s (local.get $lower) (local.get $one))))
          (local.set $one (v128.load (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 3)))))
          (local.set $upper3 (i32x4.add (local.get $upper3) (i32x4.dot_i16x8_s (local.get $upper) (local.get $one))))
          (local.set $lower3 (i32x4.add (local.get $lower3) (i32x4.dot_i16x8_s (local.get $lower) (local.get $one))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (local.set $weight (i32.add (local.get $weight) (i32.const 8)))
          (br_if $eight (i32.lt_u (local.get $weight) (local.get $end))))
        (call $put (local.get $upper0) (local.get $token) (local.get $row)
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $upper1) (i32.add (local.get $token) (i32.const 1)) (local.get $row)
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $upper2) (i32.add (local.get $token) (i32.const 2)) (local.get $row)
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $upper3) (i32.add (local.get $token) (i32.const 3)) (local.get $row)
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $lower0) (local.get $token) (i32.add (local.get $row) (i32.const 1))
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $lower1) (i32.add (local.get $token) (i32.const 1)) (i32.add (local.get $row) (i32.const 1))
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $lower2) (i32.add (local.get $token) (i32.const 2)) (i32.add (local.get $row) (i32.const 1))
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (call $put (local.get $lower3) (i32.add (local.get $token) (i32.const 3)) (i32.add (local.get $row) (i32.const 1))
          (local.get $outer) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $out))
        (local.set $token (i32.add (local.get $token) (i32.const 4)))
        (br_if $fourTokens (i32.lt_u (local.get $token) (local.get $tokens))))
      (local.set $row (i32.add (local.get $row) (i32.const 2)))
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
        (f32.load (i32.add (local.get $bias) (i32.shl (local.get $row) (i32.const 2)))))))

  ;; scores[head][token][other] = product of the token's query and the other's key. mixed holds query, key and value of each token, one behind
  ;; the other; width is that of one of them in bytes, size that of a head's part of it: a multiple of 16.
  (func (export "compare")
    (param $tokens i32) (param $width i32) (param $size i32) (param $mixed i32) (param $scores i32)
    (local $head i32) (local $end i32) (local $stride i32) (local $query i32) (local $key i32) (local $at i32) (local $sum v128)
    (local.set $stride (i32.mul (local.get $width) (i32.const 3)))
    (local.set $end (i32.add (local.get $mixed) (i32.mul (local.get $tokens) (local.get $stride))))
    (loop $heads
      (local.set $query (i32.add (local.get $mixed) (local.get $head)))
      (loop $queries
        (local.set $key (i32.add (i32.add (local.get $mixed) (local.get $width)) (local.get $head)))
        (loop $keys
          (local.set $sum (v128.const f32x4 0 0 0 0))
          (local.set $at (i32.const 0))
          (loop $four
            (local.set $sum (f32x4.add (local.get $sum)
              (f32x4.mul (v128.load (i32.add (local.get $query) (local.get $at))) (v128.load (i32.add (local.get $key) (local.get $at))))))
            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (br_if $four (i32.lt_u (local.get $at) (local.get $size))))
          (f32.store (local.get $scores)
            (f32.add
              (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
              (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
          (local.set $scores (i32.add (local.get $scores) (i32.const 4)))
          (local.set $key (i32.add (local.get $key) (local.get $stride)))
          (br_if $keys (i32.lt_u (local.get $key) (local.get $end))))
        (local.set $query (i32.add (local.get $query) (local.get $stride)))
        (br_if $queries (i32.lt_u (local.get $query) (local.get $end))))
      (local.set $head (i32.add (local.get $head) (local.get $size)))
      (br_if $heads (i32.lt_u (local.get $head) (local.get $width)))))

  ;; out[token], head by head = sum of the others' values, each times its share. Sizes as above.
  (func (export "mix")
    (param $tokens i32) (param $width i32) (param $size i32) (param $mixed i32) (param $shares i32) (param $out i32)
    (local $head i32) (local $stride i32) (local $token i32) (local $at i32) (local $share i32) (local $last i32) (local $value i32)
    (local $sum v128)
    (local.set $stride (i32.mul (local.get $width) (i32.const 3)))
    (loop $heads
      (local.set $token (i32.const 0))
      (loop $rows
        (local.set $last (i32.add (local.get $shares) (i32.shl (local.get $tokens) (i32.const 2))))
        (local.set $at (local.get $head))
        (loop $four
          (local.set $sum (v128.const f32x4 0 0 0 0))
          (local.set $share (local.get $shares))
          (local.set $value
            (i32.add (i32.add (local.get $mixed) (i32.shl (local.get $width) (i32.const 1))) (local.get $at)))
          (loop $others
            (local.set $sum (f32x4.add (local.get $sum)
              (f32x4.mul (v128.load32_splat (local.get $share)) (v128.load (local.get $value)))))
            (local.set $share (i32.add (local.get $share) (i32.const 4)))
            (local.set $value (i32.add (local.get $value) (local.get $stride)))
            (br_if $others (i32.lt_u (local.get $share) (local.get $last))))
          (v128.store
            (i32.add (i32.add (local.get $out) (i32.mul (local.get $token) (local.get $width))) (local.get $at))
            (local.get $sum))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $four (i32.lt_u (local.get $at) (i32.add (local.get $head) (local.get $size)))))
        (local.set $shares (local.get $last))
        (local.set $token (i32.add (local.get $token) (i32.const 1)))
        (br_if $rows (i32.lt_u (local.get $token) (local.get $tokens))))
      (local.set $head (i32.add (local.get $head) (local.get $size)))
      (br_if $heads (i32.lt_u (local.get $head) (local.get $width))))))
